package com.google.cloud.datastore.emulator.impl.rules;

import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.protobuf.ExtensionRegistryLite;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/**
 * Compiles rules, each text once: in this process, and for the project's own rules once for all processes. {@code
 * FIELDWRIGHT_COMPILED_RULES} names the file that keeps what the compiler made of them; it begins with the hash of their text, so that
 * no other rules are mistaken for them. Rules about which the compiler has anything to say are compiled each time.
 */
public final class KeptRules {
  private static final String FILE = System.getenv("FIELDWRIGHT_COMPILED_RULES");
  private static Source lastSource;
  private static Compiled last;

  private KeptRules() {}

  /** What the compiler made of a text: with an error, nothing but issues. */
  public record Compiled(RulesetAst ruleset, List<Issue> issues, boolean hasError) {}

  /** Compiles as the emulator does, or remembers. Another process that compiles the same now is waited for. */
  public static synchronized Compiled compile(Source source) {
    if (source.equals(lastSource)) return last;
    try {
      last = isKept(source) ? readOrCompile(source, Path.of(FILE)) : compileNow(source);
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
    lastSource = source;
    return last;
  }

  private static boolean isKept(Source source) {
    if (FILE == null || source.getFilesCount() != 1) return false;
    try {
      byte[] text = source.getFiles(0).getContentBytes().toByteArray();
      String hash = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text));
      return Path.of(FILE).getFileName().toString().startsWith(hash);
    } catch (NoSuchAlgorithmException error) {
      throw new IllegalStateException(error);
    }
  }

  private static Compiled readOrCompile(Source source, Path file) throws IOException {
    Files.createDirectories(file.getParent());
    Path lock = file.resolveSibling(file.getFileName() + ".lock");
    try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      // Closing the channel gives it back.
      channel.lock();
      if (Files.exists(file)) {
        byte[] kept = Files.readAllBytes(file);
        return new Compiled(RulesetAst.parseFrom(kept, ExtensionRegistryLite.getEmptyRegistry()), List.of(), false);
      }
      Compiled compiled = compileNow(source);
      if (!compiled.hasError() && compiled.issues().isEmpty()) {
        Path whole = file.resolveSibling(file.getFileName() + ".part");
        Files.write(whole, compiled.ruleset().toByteArray());
        Files.move(whole, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      }
      return compiled;
    }
  }

  private static Compiled compileNow(Source source) {
    FirebaseRulesLangOptions options = FirebaseRulesLangOptions.builder().allowTernaryOperator(true).build();
    CompileResult result = FirebaseRulesProtoCompiler.createStandalone(options).compile(source);
    return result.hasCompilationError()
        ? new Compiled(null, result.getIssues(), true)
        : new Compiled(result.getRulesetAst(), result.getIssues(), false);
  }
}
