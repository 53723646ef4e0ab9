import { composeMail, type Letter } from './composeMail';

/** Whether the letter is in the mail program, is to be pasted there, or is to be copied first. */
export type HandedOver = 'opened' | 'copied' | 'notCopied';

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Opens the writer's own mail program with the letter. */
export async function handOver(letter: Letter): Promise<HandedOver> {
  const { address, leftOut } = composeMail(letter);
  // First, because a page that is not in front any more may not copy.
  const isCopied = leftOut !== null && (await copy(leftOut));
  window.open(address, '_self');
  if (leftOut === null) return 'opened';
  return isCopied ? 'copied' : 'notCopied';
}
