const NodeBroadcastChannel = globalThis.BroadcastChannel;

const open = new Set<TestBroadcastChannel>();

/**
 * A channel that does not keep the process alive, and that a test does not leave to the tests after it: Supabase's client
 * never closes its own, and tests that share a process would hear each other's clients.
 */
export class TestBroadcastChannel extends NodeBroadcastChannel {
  constructor(name: string) {
    super(name);
    if ('unref' in this && typeof this.unref === 'function') this.unref();
    open.add(this);
  }

  override postMessage(message: unknown): void {
    // Clients of tests that are over may still have something to say.
    if (open.has(this)) super.postMessage(message);
  }

  override close(): void {
    open.delete(this);
    super.close();
  }
}

/** For the end of a test. */
export function closeBroadcastChannels(): void {
  for (const channel of open) channel.close();
}
