import * as v from 'valibot';
import {
  readDevice,
  readingPlacesKey,
  removeFromDevice,
  writeDevice,
} from '@/features/learning/device/deviceStorage';

/** By lesson: the share of its text above the window, from 0 to 1. */
const placesSchema = v.record(v.string(), v.number());

type Places = v.InferOutput<typeof placesSchema>;

const readPlaces = (learnerId: string): Places => readDevice(readingPlacesKey(learnerId), placesSchema) ?? {};

/** How far a learner has read a lesson on this device; undefined if it was left at its beginning. */
export const readPlace = (learnerId: string, lessonId: string): number | undefined =>
  readPlaces(learnerId)[lessonId];

/** Stores how far a learner has read; undefined removes it. */
export function keepPlace(learnerId: string, lessonId: string, share: number | undefined): void {
  const { [lessonId]: before, ...others } = readPlaces(learnerId);
  if (before === share) return;
  const places = share === undefined ? others : { ...others, [lessonId]: share };
  if (Object.keys(places).length === 0) removeFromDevice(readingPlacesKey(learnerId));
  else writeDevice(readingPlacesKey(learnerId), places);
}
