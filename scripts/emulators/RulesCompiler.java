import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;

/** Compiles the rules that firebase-tools sends, and says what is wrong with them in its form. */
final class RulesCompiler {
  private RulesCompiler() {}

  /** Compiles {@code {"files": [{"name", "content"}]}}. */
  static CompileResult compile(JsonObject files) {
    Source.Builder source = Source.newBuilder();
    for (JsonElement element : files.getAsJsonArray("files")) {
      JsonObject file = element.getAsJsonObject();
      source.addFiles(
          File.newBuilder()
              .setName(file.get("name").getAsString())
              .setContent(file.get("content").getAsString()));
    }
    FirebaseRulesLangOptions options =
        FirebaseRulesLangOptions.builder()
            .allowTernaryOperator(true)
            .allowCrossServiceRules(true)
            .build();
    return FirebaseRulesProtoCompiler.createStandalone(options).compile(source.build());
  }

  /** The form firebase-tools parses to print "{description} in {file}:{line}". */
  static String describe(Issue issue) {
    JsonObject position = new JsonObject();
    position.addProperty("fileName_", issue.getSourcePosition().getFileName());
    position.addProperty("line_", issue.getSourcePosition().getLine());
    position.addProperty("column_", issue.getSourcePosition().getColumn());
    JsonObject description = new JsonObject();
    description.addProperty("description_", issue.getDescription());
    description.add("sourcePosition_", position);
    return description.toString();
  }
}
