import type { CourseSummary } from './course';

/** Who is on which page: all that decides what a press does. */
export interface EnrollInputs {
  pathname: string;
  /** The query of the catalogue, if this page is the catalogue or was opened from it. */
  catalogue: string | undefined;
  isAnonymous: boolean;
  mayBeMember: boolean;
  /** The owner of the session; null if unknown. */
  ownerId: string | null;
  /** Whether an enrolment does more than show a message. */
  hasConsequences: boolean;
}

export interface EnrollRequest extends Pick<EnrollInputs, 'pathname' | 'catalogue' | 'ownerId'> {
  /** A second press while the first is under way keeps its id. */
  id: number;
  course: Pick<CourseSummary, 'id' | 'title' | 'thumbnail'>;
  opener: HTMLElement;
  /** The message has been shown to someone signed in, the request's owner. */
  isAccepted: boolean;
  /** The enrolment has ended, so that the next press is another request. */
  isSettled: boolean;
}

export interface EnrollState {
  inputs: EnrollInputs;
  /** The latest press, until it is over. */
  request: EnrollRequest | null;
  /** Accepted requests that have consequences and have not ended. */
  underWay: readonly EnrollRequest[];
  lastId: number;
}

export type EnrollAction =
  | { type: 'inputsChanged'; inputs: EnrollInputs }
  | { type: 'pressed'; course: EnrollRequest['course']; opener: HTMLElement }
  | { type: 'settled'; request: EnrollRequest; isToBeSaid: boolean }
  | { type: 'leftForLogin'; request: EnrollRequest }
  | { type: 'closed' };

export const noRequests = (inputs: EnrollInputs): EnrollState => ({
  inputs,
  request: null,
  underWay: [],
  lastId: 0,
});

export const isSameCourse = (one: EnrollRequest, other: EnrollRequest | null): boolean =>
  one.course.id === other?.course.id;

/** A message without consequences stays, whoever signs in meanwhile. */
const isOwn = ({ ownerId }: EnrollRequest, inputs: EnrollInputs): boolean =>
  !inputs.isAnonymous && (!inputs.hasConsequences || inputs.ownerId === null || ownerId === inputs.ownerId);

const isOver = (request: EnrollRequest, inputs: EnrollInputs): boolean =>
  request.pathname !== inputs.pathname || (request.isAccepted && !isOwn(request, inputs));

/** Ends requests that are over or belong to another account, and accepts one that waited for someone signed in. */
function proceed(state: EnrollState): EnrollState {
  const { inputs, request } = state;
  const underWay = state.underWay.filter((accepted) => isOwn(accepted, inputs));
  if (!request || isOver(request, inputs)) return { ...state, underWay, request: null };
  if (request.isAccepted || !inputs.mayBeMember) return { ...state, underWay };
  const { id } = underWay.find((other) => isSameCourse(other, request)) ?? request;
  const accepted = { ...request, id, isAccepted: true, ownerId: inputs.ownerId };
  const others = underWay.filter((other) => !isSameCourse(other, accepted));
  return { ...state, request: accepted, underWay: inputs.hasConsequences ? [...others, accepted] : underWay };
}

function press(
  state: EnrollState,
  { course, opener }: Pick<EnrollRequest, 'course' | 'opener'>,
): EnrollState {
  const { request, inputs } = state;
  const isSaid = request?.isAccepted && !request.isSettled && request.course.id === course.id;
  if (isSaid) return state;
  const { pathname, catalogue } = inputs;
  const id = state.lastId + 1;
  const pressed = {
    id,
    course,
    opener,
    pathname,
    catalogue,
    ownerId: null,
    isAccepted: false,
    isSettled: false,
  };
  return { ...state, lastId: id, request: pressed };
}

function settle(state: EnrollState, settled: EnrollRequest, isToBeSaid: boolean): EnrollState {
  const { pathname, catalogue } = state.inputs;
  const underWay = state.underWay.filter(({ id }) => id !== settled.id);
  const request = isToBeSaid ? { ...settled, pathname, catalogue } : state.request;
  return {
    ...state,
    underWay,
    request: request?.id === settled.id ? { ...request, isSettled: true } : request,
  };
}

function apply(state: EnrollState, action: EnrollAction): EnrollState {
  switch (action.type) {
    case 'inputsChanged':
      return { ...state, inputs: action.inputs };
    case 'pressed':
      return press(state, action);
    case 'settled':
      return settle(state, action.request, action.isToBeSaid);
    case 'leftForLogin':
      return state.request === action.request ? { ...state, request: null } : state;
    case 'closed':
      return { ...state, request: null };
  }
}

/** Not a slice: a request holds a DOM element, the pressed button, and no other screen needs the state. */
export const enrollReducer = (state: EnrollState, action: EnrollAction): EnrollState =>
  proceed(apply(state, action));
