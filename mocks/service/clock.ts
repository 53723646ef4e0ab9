import type { Moment } from './time';

/** A clock that can be moved: everything the emulator dates or lets expire reads it. */
export interface Clock {
  /** The present, in microseconds; never the same in two consecutive readings. */
  now(): Moment;
  /** Moves the clock by a number of seconds, backwards if negative. */
  advance(seconds: number): void;
  /** Sets the clock to a date; it runs on from there. */
  set(date: Date): void;
  /** Returns to the true time. */
  reset(): void;
  /** How far the clock is from the true time, in milliseconds. */
  readonly offset: number;
}

const farthest = 8.64e15 / 2;

function bound(milliseconds: number): number {
  return Math.max(-farthest, Math.min(farthest, milliseconds));
}

/** @param trueTime milliseconds since 1970; called on every reading, so that test clocks are honoured. */
export function createClock(trueTime: () => number = () => Date.now()): Clock {
  let offset = 0;
  let last = 0;

  return {
    now() {
      const moment = Math.floor(trueTime() + offset) * 1000 + 137;
      last = moment > last || last - moment > 900 ? moment : last + 1;
      return last;
    },
    advance(seconds) {
      offset = bound(offset + seconds * 1000);
    },
    set(date) {
      const wanted = date.getTime();
      if (Number.isNaN(wanted)) throw new RangeError('The clock can only be set to a valid date');
      offset = bound(wanted - trueTime());
    },
    reset() {
      offset = 0;
    },
    get offset() {
      return offset;
    },
  };
}
