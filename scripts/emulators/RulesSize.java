import com.google.cloud.datastore.emulator.impl.rules.KeptRules;
import com.google.firebase.rules.runtime.v1.Function;
import com.google.firebase.rules.runtime.v1.MatchRule;
import com.google.firebase.rules.runtime.v1.Permission;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.runtime.v1.ServiceRule;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Compiles the rules file that is named and prints as JSON what Firestore counts: the bytes of the compiled ruleset, and
 * of each match block those of its functions and of its allow lines.
 */
final class RulesSize {
  private RulesSize() {}

  public static void main(String[] arguments) throws IOException {
    File file = File.newBuilder().setName("firestore.rules").setContent(Files.readString(Path.of(arguments[0]))).build();
    KeptRules.Compiled result = KeptRules.compile(Source.newBuilder().addFiles(file).build());
    JsonObject printed = new JsonObject();
    JsonArray errors = new JsonArray();
    for (Issue issue : result.issues()) {
      if (issue.getSeverity() == Issue.Severity.ERROR) errors.add(RulesCompiler.describe(issue));
    }
    RulesetAst ruleset = result.hasError() ? RulesetAst.getDefaultInstance() : result.ruleset();
    printed.addProperty("compiled", ruleset.getSerializedSize());
    printed.add("errors", errors);
    JsonArray blocks = new JsonArray();
    for (ServiceRule service : ruleset.getServiceRulesList()) {
      for (MatchRule rule : service.getMatchRulesList()) addBlock(blocks, "", rule);
    }
    printed.add("blocks", blocks);
    System.out.println(printed);
  }

  private static void addBlock(JsonArray blocks, String above, MatchRule rule) {
    StringBuilder path = new StringBuilder(above);
    for (var segment : rule.getPath().getSegmentsList()) {
      String name = segment.hasCapture()
          ? "{" + segment.getCapture().getName() + "}"
          : segment.getExpression().getLiteral().getStringValue();
      path.append('/').append(name);
    }
    JsonObject functions = new JsonObject();
    for (Function function : rule.getFunctionsList()) {
      functions.addProperty(function.getId().getName(), function.getSerializedSize());
    }
    int allows = 0;
    for (Permission permission : rule.getPermissionsList()) allows += permission.getSerializedSize();
    JsonObject block = new JsonObject();
    block.addProperty("path", path.toString());
    block.addProperty("allows", allows);
    block.add("functions", functions);
    blocks.add(block);
    for (MatchRule inner : rule.getMatchRulesList()) addBlock(blocks, path.toString(), inner);
  }
}
