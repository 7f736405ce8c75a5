import static com.google.firebase.rules.runtime.utils.ExpressionValueUtils.createValue;

import com.google.firebase.rules.runtime.utils.PathUtils;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.protobuf.util.JsonFormat;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What firebase-tools sends as JSON, as values that rules compute with. */
final class RulesValues {
  private RulesValues() {}

  /** A value in the JSON form of its protocol buffer. */
  static ExpressionValue parse(JsonElement json) throws IOException {
    ExpressionValue.Builder value = ExpressionValue.newBuilder();
    JsonFormat.parser().merge(json.toString(), value);
    return value.build();
  }

  /**
   * The path that a request is about. A list request stands for the folder's direct children or,
   * undelimited, all below it.
   */
  static ExpressionPathValue pathOf(JsonObject context) {
    ExpressionPathValue path = PathUtils.parseRaw(context.get("path").getAsString());
    if (!context.get("method").getAsString().equals("list")) {
      return path;
    }
    boolean isShallow =
        context.has("delimiter") && context.get("delimiter").getAsString().equals("/");
    PathUtils.Builder builder = PathUtils.pathBuilder(path);
    return (isShallow ? builder.appendCapture() : builder.appendGlob()).build();
  }

  /** Turns a document of Firestore's REST API into the map that rules see. */
  static ExpressionValue ofDocument(JsonObject document) throws IOException {
    String name = document.get("name").getAsString();
    return createValue(
        Map.of(
            "__name__", toPath(name),
            "id", name.substring(name.lastIndexOf('/') + 1),
            "data", toMap(document.getAsJsonObject("fields"))));
  }

  private static Map<String, ExpressionValue> toMap(JsonObject fields) throws IOException {
    Map<String, ExpressionValue> map = new LinkedHashMap<>();
    if (fields != null) {
      for (Map.Entry<String, JsonElement> field : fields.entrySet()) {
        map.put(field.getKey(), toValue(field.getValue().getAsJsonObject()));
      }
    }
    return map;
  }

  private static List<ExpressionValue> toList(JsonArray values) throws IOException {
    List<ExpressionValue> list = new ArrayList<>();
    if (values != null) {
      for (JsonElement value : values) {
        list.add(toValue(value.getAsJsonObject()));
      }
    }
    return list;
  }

  private static ExpressionValue toValue(JsonObject typed) throws IOException {
    String type = typed.keySet().iterator().next();
    JsonElement value = typed.get(type);
    return switch (type) {
      case "mapValue" -> createValue(toMap(value.getAsJsonObject().getAsJsonObject("fields")));
      case "arrayValue" -> createValue(toList(value.getAsJsonObject().getAsJsonArray("values")));
      case "referenceValue" -> createValue(toPath(value.getAsString()));
      case "booleanValue" -> ofType("boolValue", value);
      case "integerValue" -> ofType("intValue", value);
      case "doubleValue" -> ofType("floatValue", value);
      case "geoPointValue" -> ofType("latlngValue", value);
      default -> ofType(type, value); // Named alike: null, string, bytes and timestamp.
    };
  }

  private static ExpressionValue ofType(String type, JsonElement value) throws IOException {
    JsonObject json = new JsonObject();
    json.add(type, value);
    return parse(json);
  }

  /** The path of "projects/{project}/databases/..." within its project, as rules write it. */
  private static ExpressionPathValue toPath(String name) {
    return PathUtils.parseRaw(name.substring(name.indexOf("/databases/")));
  }
}
