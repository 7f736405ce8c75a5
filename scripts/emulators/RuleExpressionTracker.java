package com.google.firebase.rules.runtime.tracking;

import com.google.common.collect.ImmutableCollection;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.SourcePosition;
import java.util.Optional;

/**
 * Stands in for the emulator's count of how often each expression of the rules had which value. Nobody here asks for that
 * report, and keeping it took an eighth of the time that rules take.
 */
public final class RuleExpressionTracker<ReportT> {
  public RuleExpressionTracker(ReportNodeBuilder<ReportT> nodeBuilder) {}

  public void addResultsFrom(Iterable<PermissionTrace> traces) {}

  public ImmutableCollection<ReportT> expressionReports(RulesetAst rules) {
    return ImmutableList.of();
  }

  public interface ReportNodeBuilder<ReportT> {
    Optional<ReportT> get(
        ImmutableSet<ReportT> children,
        SourcePosition position,
        ImmutableMap<ExpressionValue, Integer> values);
  }
}
