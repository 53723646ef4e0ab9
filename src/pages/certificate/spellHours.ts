import { spellNumber } from '@/ui/spellNumber';

/** A duration as people say it: "40 minutes", "one hour", "three and a half hours". */
export function spellHours(minutes: number): string {
  if (minutes < 45) return `${minutes} minutes`;
  const halves = Math.round(minutes / 30);
  const whole = spellNumber(Math.floor(halves / 2));
  if (halves % 2 === 1) return `${whole} and a half hours`;
  return halves === 2 ? 'one hour' : `${whole} hours`;
}
