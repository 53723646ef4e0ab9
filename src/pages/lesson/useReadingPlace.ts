import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { readRouterState } from '@/features/auth/redirects/routerState';
import { notesAnchor } from '@/paths';
import { keepPlace, readPlace } from './readingPlace';

/** In milliseconds after the last scroll event. */
const pause = 300;

const signsOfVisitor = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The share of the text above the window; undefined while its beginning is in sight. */
function shareAbove(text: HTMLElement): number | undefined {
  const { top, height } = text.getBoundingClientRect();
  return top < 0 && height > 0 ? Math.min(1, -top / height) : undefined;
}

interface ReadingPlace {
  text: RefObject<HTMLElement | null>;
  lessonId: string;
  /** Null for readers whose place is not stored. */
  learnerId: string | null;
  isDone: boolean;
}

function useReturnToPlace({ text, lessonId, learnerId, isDone }: ReadingPlace): void {
  const { hash, state } = useLocation();
  const { isFromTheBeginning } = readRouterState(state);
  const isWanted = (hash === '' || hash === notesAnchor) && !isFromTheBeginning;

  useEffect(() => {
    const share = learnerId === null || isDone || !isWanted ? undefined : readPlace(learnerId, lessonId);
    if (share === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    for (const sign of signsOfVisitor)
      window.addEventListener(sign, () => controller.abort(), { signal, passive: true });
    // After the router has scrolled: a new page to its top, Back and a reload to the earlier position.
    const frame = requestAnimationFrame(() => {
      const { current } = text;
      if (!signal.aborted && current && window.scrollY === 0) {
        const { top, height } = current.getBoundingClientRect();
        window.scrollTo(0, top + share * height);
      }
      controller.abort();
    });
    return () => {
      controller.abort();
      cancelAnimationFrame(frame);
    };
  }, [text, lessonId, learnerId, isDone, isWanted]);
}

function useKeptPlace({ text, lessonId, learnerId, isDone }: ReadingPlace): void {
  // A layout effect, because its clean-up runs before the router scrolls to the top of the next page.
  useLayoutEffect(() => {
    if (learnerId === null) return undefined;
    if (isDone) {
      keepPlace(learnerId, lessonId, undefined);
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    let share: number | undefined;
    const keep = () => {
      clearTimeout(timer);
      if (timer !== undefined) keepPlace(learnerId, lessonId, share);
      timer = undefined;
    };
    const onScroll = () => {
      share = text.current ? shareAbove(text.current) : undefined;
      clearTimeout(timer);
      timer = setTimeout(keep, pause);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [text, lessonId, learnerId, isDone]);
}

/**
 * Opens a lesson where it was left, unless the address names a part of it, the reader has begun to read meanwhile, or
 * it is done.
 */
export function useReadingPlace(place: ReadingPlace): void {
  useReturnToPlace(place);
  useKeptPlace(place);
}
