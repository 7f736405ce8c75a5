import com.google.cloud.datastore.emulator.firestore.CloudFirestore;
import java.lang.management.ManagementFactory;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Starts the Firestore emulator without its clock (it asks for the processor time of each step of a rule, and prints it nowhere), and
 * without a line and a stack for each request that rules refuse, of which the tests send thousands.
 */
final class FirestoreEmulator {
  /** Held here: the log manager forgets a logger that nobody holds, and its level with it. */
  private static final Logger ALL_LOGS = Logger.getLogger("");

  private FirestoreEmulator() {}

  public static void main(String[] arguments) throws Exception {
    ManagementFactory.getThreadMXBean().setThreadCpuTimeEnabled(false);
    if (System.getenv("DEBUG") == null) ALL_LOGS.setLevel(Level.SEVERE);
    CloudFirestore.main(arguments);
  }
}
