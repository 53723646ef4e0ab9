const NodeBroadcastChannel = globalThis.BroadcastChannel;

const open = new Set<TestBroadcastChannel>();

/**
 * A channel that does not keep the process alive and can be closed after each test: Supabase's client never closes its
 * own, and tests in the same process would receive messages from each other's clients.
 */
export class TestBroadcastChannel extends NodeBroadcastChannel {
  constructor(name: string) {
    super(name);
    if ('unref' in this && typeof this.unref === 'function') this.unref();
    open.add(this);
  }

  override postMessage(message: unknown): void {
    // Clients of finished tests may still post messages.
    if (open.has(this)) super.postMessage(message);
  }

  override close(): void {
    open.delete(this);
    super.close();
  }
}

/** To be called at the end of a test. */
export function closeBroadcastChannels(): void {
  for (const channel of open) channel.close();
}
