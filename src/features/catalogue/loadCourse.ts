import type { Course, CourseDetails } from './course';
import { findCourse } from './courses';
import { findInstructor } from './instructors';

interface DetailsModule {
  details: CourseDetails;
}

/** One chunk per course, so that a page downloads one curriculum. A Map, because an id typed may be "constructor". */
const loaders = new Map<string, () => Promise<DetailsModule>>([
  ['d4c7677b-9c1c-575e-a6a9-bd066167a630', () => import('./details/start-here-ai')],
  ['90b728ae-ebae-58b6-a2eb-c77d707fbd55', () => import('./details/prompting-that-works')],
  ['f22b297e-4521-5d70-b990-d1dda181b7e6', () => import('./details/script-to-screen')],
  ['ea809162-4139-5994-884f-d1b057a47e1f', () => import('./details/no-code-automation')],
  ['5c569275-0252-527c-a0a0-67397a17f73c', () => import('./details/price-it-right')],
  ['db2f6ec1-659a-5a06-b979-f8f11b59e18a', () => import('./details/first-clients')],
  ['e11c6868-56ef-51d1-ba31-7183b463fc44', () => import('./details/newsletters-people-finish')],
  ['fdee7e10-cd04-50b2-8925-ef9c5a6a6ada', () => import('./details/repurpose-everything')],
  ['d7860bff-a73b-5a33-958d-911e3af9adc1', () => import('./details/start-here-business')],
  ['c2b5424b-f36f-5d30-be10-b5afdbf92a35', () => import('./details/launch-in-30-days')],
  ['1d09622a-43d2-5974-bac3-33c40f8570c6', () => import('./details/ml-intuition')],
  ['29718730-d0f1-5b13-9e12-68511ec53a29', () => import('./details/thumbnails-covers-carousels')],
  ['a13ad38f-ee34-5d9d-81f5-563688e79cb5', () => import('./details/followers-to-members')],
  ['4a9a492e-8013-568c-bfc9-79bf129d9a4c', () => import('./details/podcasting-with-ai')],
  ['b09d600d-a8a3-5eb2-b22e-e249a0fdee2f', () => import('./details/ethics-copyright-disclosure')],
  ['3259aea9-982a-59ce-a7b3-b405f6a57b96', () => import('./details/first-ai-assistant')],
  ['c9002c2c-9937-5338-bb3e-7e825e30e71a', () => import('./details/spreadsheet-superpowers')],
  ['e78c48d1-a142-5620-9681-28bf832d8306', () => import('./details/editing-at-speed')],
  ['69b97de8-731d-5b4b-93b5-3cc399c38568', () => import('./details/check-the-machine')],
  ['fc744c56-43ff-5381-81ad-b679fe7d1c71', () => import('./details/knowledge-base-rag')],
  ['6d2a0783-4afd-5c3d-b69a-f38d746dc327', () => import('./details/sponsorships')],
  ['00205e61-be6d-56bd-b441-5fed5973ad65', () => import('./details/consistent-characters')],
  ['207ddb0b-a281-50ee-be4c-afe96f04d86f', () => import('./details/analytics-for-creators')],
  ['44634593-ac97-5939-adb0-4cbd35bd0676', () => import('./details/one-person-agency')],
]);

/** Resolves to undefined for an unknown id; rejects when the chunk cannot be downloaded. */
export async function loadCourse(id: string): Promise<Course | undefined> {
  const summary = findCourse(id);
  const load = loaders.get(id);
  if (!summary || !load) return undefined;
  const instructor = findInstructor(summary.instructor.id);
  if (!instructor) return undefined;
  const { details } = await load();
  return { ...summary, ...details, instructor };
}
