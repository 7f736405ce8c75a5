// Preloaded into firebase-tools: when the process that started it is gone, however it went, its end
// of our standard input closes, and the emulators shut down instead of holding their ports for ever.
process.stdin.on('end', () => process.kill(process.pid, 'SIGINT'));
process.stdin.resume();
process.stdin.unref();
