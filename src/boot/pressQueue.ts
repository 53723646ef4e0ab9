export interface PressQueue {
  /** From here on React answers presses by itself; those that wait come before the next one. */
  open: () => void;
  /** Presses once more, in order, what was pressed too early. */
  replay: () => void;
  /** Nothing waits and nothing is kept any more: what is drawn from here on answers by itself. */
  forget: () => void;
}

/** Links, fields, `<details>` and forms that are sent somewhere work without a script; other buttons do not. */
function deadButton({ target }: Event): HTMLElement | undefined {
  const button = target instanceof Element && target.closest<HTMLElement>('button, [role="button"]');
  if (!button) return undefined;
  const isSubmit = button instanceof HTMLButtonElement && button.type === 'submit';
  return isSubmit && button.form?.hasAttribute('action') ? undefined : button;
}

/** The button whose `aria-keyshortcuts` names what was typed, such as "/" or "Control+K". */
function buttonOfShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): HTMLElement | undefined {
  const isTyping = target instanceof Element && target.closest('input, textarea, select');
  if (altKey || isTyping) return undefined;
  const shortcut = ctrlKey || metaKey ? `Control+${key.toUpperCase()}` : key;
  const buttons = document.querySelectorAll<HTMLElement>('button[aria-keyshortcuts]');
  return [...buttons].find((button) => button.ariaKeyShortcuts?.split(' ').includes(shortcut));
}

/** Keeps the presses of buttons that a prerendered page cannot answer yet. Only their default is prevented. */
export function queuePresses(): PressQueue {
  const waiting: HTMLElement[] = [];
  let isOpen = false;

  const onClick = (event: MouseEvent) => {
    const button = deadButton(event);
    if (isOpen) replay();
    else if (button) {
      event.preventDefault();
      waiting.push(button);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const button = buttonOfShortcut(event);
    if (!button) return;
    event.preventDefault();
    waiting.push(button);
    if (isOpen) replay();
  };
  const stop = () => {
    document.removeEventListener('click', onClick, { capture: true });
    document.removeEventListener('keydown', onKeyDown, { capture: true });
    return waiting.splice(0);
  };
  function replay() {
    for (const button of stop()) button.click();
  }
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('keydown', onKeyDown, { capture: true });

  return {
    open: () => {
      isOpen = true;
    },
    replay,
    forget: () => {
      stop();
    },
  };
}
