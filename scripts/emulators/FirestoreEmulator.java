import com.google.cloud.datastore.emulator.firestore.CloudFirestore;
import java.lang.management.ManagementFactory;

/** Starts the Firestore emulator without its clock: it asks for the processor time of each step of a rule, and prints it nowhere. */
final class FirestoreEmulator {
  private FirestoreEmulator() {}

  public static void main(String[] arguments) throws Exception {
    ManagementFactory.getThreadMXBean().setThreadCpuTimeEnabled(false);
    CloudFirestore.main(arguments);
  }
}
