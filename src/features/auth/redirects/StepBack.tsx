import { useEffect, useEffectEvent } from 'react';
import { type To, useNavigate } from 'react-router-dom';

/**
 * How many steps back in history a page lies, with only entries between that may be passed over. Undefined if it does
 * not, or where the browser does not tell (no Navigation API).
 */
export function stepsBackTo(pathname: string, isPassable: (pathname: string) => boolean): number | undefined {
  const { navigation }: { navigation?: Navigation } = window;
  const entries = navigation?.entries() ?? [];
  const index = navigation?.currentEntry?.index ?? 0;
  for (let steps = 1; steps <= index; steps += 1) {
    const entry = entries[index - steps];
    // Of another document, the step would load the page anew.
    if (!entry?.sameDocument || entry.url === null) return undefined;
    const { pathname: passed } = new URL(entry.url);
    if (passed === pathname) return steps;
    if (!isPassable(passed)) return undefined;
  }
  return undefined;
}

interface StepBackProps {
  steps: number;
  to: To;
  /** Null leaves the entry its own. */
  state: unknown;
}

/** A component that is mounted anew meanwhile would go back twice. */
let isUnderWay = false;

/** Goes back to a page, once, and gives its history entry another state. */
export function StepBack({ steps, to, state }: StepBackProps) {
  const navigate = useNavigate();
  const step = useEffectEvent(() => {
    if (isUnderWay) return;
    isUnderWay = true;
    const arrive = () => {
      isUnderWay = false;
      if (state !== null) void navigate(to, { replace: true, state });
    };
    window.addEventListener('popstate', arrive, { once: true });
    void navigate(-steps);
  });
  useEffect(() => step(), []);
  return null;
}
