import { composeMail, type Letter } from './composeMail';

/** Whether the letter is in the mail program, on the clipboard to be pasted there, or still to be copied. */
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
  // First, because a page in the background may not write to the clipboard.
  const isCopied = leftOut !== null && (await copy(leftOut));
  window.open(address, '_self');
  if (leftOut === null) return 'opened';
  return isCopied ? 'copied' : 'notCopied';
}
