import { useEffect } from 'react';
import { announceTakenOver } from './takeover';

/** Stands beside a page, in the part that is taken over with it, and tells when that is done. */
export function TakenOver() {
  useEffect(announceTakenOver, []);
  return null;
}
