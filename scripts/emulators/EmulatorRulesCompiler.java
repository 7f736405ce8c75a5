package com.google.cloud.datastore.emulator.impl.rules;

import com.google.cloud.datastore.core.exception.DatastoreException;
import com.google.cloud.datastore.emulator.impl.util.EmulatorRequestsListener;
import com.google.cloud.datastore.emulator.impl.util.FirestoreEmulatorConverters;
import com.google.common.collect.ImmutableList;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import java.util.List;
import java.util.Optional;

/**
 * Compiles the rules of a project, as the emulator's own class does, but once for each text ({@link KeptRules}): it takes twenty
 * seconds of processor time, and each project that an emulator hears of has them compiled again.
 */
public final class EmulatorRulesCompiler {
  private static final String RELEASE = "cloud.firestore";

  private EmulatorRulesCompiler() {}

  public static EmulatorCompilationResult makeNoopAuthorizer(Source source) {
    return EmulatorCompilationResult.of("", new NoopEmulatorRulesAuthorizer(), ImmutableList.of(), source);
  }

  public static EmulatorCompilationResult makeAuthorizer(
      Source source, FirestoreEmulatorConverters converters, EmulatorRequestsListener listener) {
    KeptRules.Compiled compiled = KeptRules.compile(source);
    if (compiled.hasError()) return EmulatorCompilationResult.forError(RELEASE, compiled.issues(), source);
    EmulatorRulesAuthorizer authorizer =
        new DefaultEmulatorRulesAuthorizer(compiled.ruleset(), converters, source, listener);
    return EmulatorCompilationResult.of(RELEASE, authorizer, compiled.issues(), source);
  }

  /** What came of it, in the form that the emulator asks for. */
  public abstract static class EmulatorCompilationResult {
    public abstract String releaseId();

    abstract EmulatorRulesAuthorizer authorizer();

    public abstract ImmutableList<Issue> issues();

    public abstract Source source();

    public final EmulatorRulesAuthorizer getAuthorizer() throws DatastoreException {
      checkCompilationSucceeded();
      return authorizer();
    }

    public final void checkCompilationSucceeded() throws DatastoreException {
      if (authorizer() == null) throw CompilerException.of(issues()).asDatastoreException();
    }

    public final Optional<RulesetAst> rulesetAst() {
      return Optional.ofNullable(authorizer()).map(EmulatorRulesAuthorizer::rulesetAst);
    }

    static EmulatorCompilationResult of(
        String releaseId, EmulatorRulesAuthorizer authorizer, List<Issue> issues, Source source) {
      return new AutoValue_EmulatorRulesCompiler_EmulatorCompilationResult(
          releaseId, authorizer, ImmutableList.copyOf(issues), source);
    }

    static EmulatorCompilationResult forError(String releaseId, List<Issue> issues, Source source) {
      return of(releaseId, null, issues, source);
    }
  }

  /** Says what is wrong, a line for each. */
  public abstract static class CompilerException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    public abstract ImmutableList<Issue> issues();

    public static CompilerException of(Iterable<Issue> issues) {
      return new AutoValue_EmulatorRulesCompiler_CompilerException(ImmutableList.copyOf(issues));
    }

    public DatastoreException asDatastoreException() {
      StringBuilder text = new StringBuilder("Error compiling rules:");
      for (Issue issue : issues()) {
        var position = issue.getSourcePosition();
        text.append(String.format("\nL%d:%d %s", position.getLine(), position.getColumn(), issue.getDescription()));
      }
      return new DatastoreException(
          text.toString(), com.google.apphosting.datastore.DatastoreV3Pb.Error.ErrorCode.BAD_REQUEST, this);
    }
  }
}
