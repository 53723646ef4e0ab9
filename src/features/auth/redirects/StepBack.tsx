import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isRecord, ownField } from '@/ui/readUnknown';
import type { RouterState } from './routerState';

/**
 * How many steps back in history a page lies, with only entries between that may be passed over. Undefined if it does
 * not, or where the browser does not tell (no Navigation API).
 */
export function stepsBackTo(address: string, isPassable: (pathname: string) => boolean): number | undefined {
  const { navigation }: { navigation?: Navigation } = window;
  const entries = navigation?.entries() ?? [];
  const index = navigation?.currentEntry?.index ?? 0;
  for (let steps = 1; steps <= index; steps += 1) {
    const entry = entries[index - steps];
    // Of another document, the step would load the page anew.
    if (!entry?.sameDocument || entry.url === null) return undefined;
    const { pathname, search, hash } = new URL(entry.url);
    if (pathname + search + hash === address) return steps;
    if (!isPassable(pathname)) return undefined;
  }
  return undefined;
}

/** How long a step back may take, in milliseconds. */
const longestStep = 1000;

interface StepBackProps {
  steps: number;
  to: string;
  /** Added to the router state that the page's entry has. */
  state: RouterState | null;
}

/** A component that is mounted anew meanwhile would go back twice. */
let isUnderWay = false;

/** Goes back to a page, once, and adds to the state of its history entry. */
export function StepBack({ steps, to, state }: StepBackProps) {
  const navigate = useNavigate();
  const step = useEffectEvent(() => {
    if (isUnderWay) return;
    isUnderWay = true;
    const found = new AbortController();
    const { signal } = found;
    const timer = setTimeout(() => found.abort(), longestStep);
    signal.addEventListener('abort', () => {
      isUnderWay = false;
      clearTimeout(timer);
    });
    const arrive = () => {
      found.abort();
      const { pathname, search, hash } = window.location;
      if (state === null || pathname + search + hash !== to) return;
      const own = ownField(window.history.state, 'usr');
      void navigate(to, { replace: true, state: isRecord(own) ? { ...own, ...state } : state });
    };
    window.addEventListener('popstate', arrive, { signal });
    void navigate(-steps);
  });
  useEffect(() => step(), []);
  return null;
}
