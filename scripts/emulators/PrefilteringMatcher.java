package com.google.cloud.eventflow.eventfilters.prefiltering;

import com.google.cloud.eventflow.eventfilters.filtering.pathpattern.PathPattern;
import com.google.protos.cloud.eventflow.ingress.v1.Ingress.EventFilter;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Decides whether a written document is one that a function waits for. The emulator's own class parses the pattern of every
 * function on every write, which was an eighth of the emulator's time; this one keeps the parsed patterns.
 */
public final class PrefilteringMatcher {
  private static final Map<String, PathPattern> PARSED = new ConcurrentHashMap<>();

  private PrefilteringMatcher() {}

  public static boolean matches(EventFilter filter, String value) {
    return switch (filter.getMatchType()) {
      case EXACT -> filter.getValue().equals(value);
      case PATH_PATTERN -> PARSED.computeIfAbsent(filter.getValue(), PrefilteringMatcher::parse).matches(value);
      default -> throw new IllegalArgumentException("No function of ours has a filter of this type: " + filter.getMatchType());
    };
  }

  /** Only functions of the first generation have captured groups. */
  public static Map<String, String> getGcfV1MatchedCaptureGroups(EventFilter filter, String value) {
    throw new IllegalArgumentException("Functions of the first generation do not run here.");
  }

  private static PathPattern parse(String pattern) {
    return PathPattern.create(pattern).orElseThrow(() -> new IllegalArgumentException("Not a path pattern: " + pattern));
  }
}
