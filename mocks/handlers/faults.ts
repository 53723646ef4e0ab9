import { delay, HttpResponse } from 'msw';
import type { Emulator } from '@mocks/service/emulator';
import type { Fault, FaultKind } from '@mocks/service/faults';
import { Refusal, UnhandledFailure } from '@mocks/service/refusal';
import { answerRefusal } from './responses';

const page =
  '<!DOCTYPE html>\n<html lang="en"><head><title>Not the auth service</title></head>' +
  '<body><h1>Please sign in to the network</h1></body></html>\n';

function html(status: number): Response {
  return new Response(page, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

function failure(status: number, statusText: string): Response {
  return new Response(JSON.stringify({ message: statusText }), {
    status,
    statusText,
    headers: { 'Content-Type': 'application/json' },
  });
}

function text(body: string): Response {
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
}

type Immediate = Exclude<FaultKind, 'slow' | 'hang'>;

type FaultAnswers = Readonly<Record<Immediate, (request: Request) => Response>>;

const answers: FaultAnswers = {
  offline: () => HttpResponse.error(),
  '429': (request) =>
    answerRefusal(request, new Refusal(429, 'over_request_rate_limit', 'Request rate limit reached')),
  '500': (request) => answerRefusal(request, new UnhandledFailure()),
  '502': () => failure(502, 'Bad Gateway'),
  '503': () => failure(503, 'Service Unavailable'),
  '504': () => failure(504, 'Gateway Timeout'),
  html200: () => html(200),
  html403: () => html(403),
  html502: () => html(502),
  empty: () => text(''),
  object: () => text('{}'),
  null: () => text('null'),
  malformed: () => text('{"access_token":"eyJhbGciOi'),
};

/**
 * Returns a fault's answer; null lets the request through, as `slow` does after its delay.
 * @param others answers of another service that differ from those of auth
 */
export async function answerFault(
  emulator: Emulator,
  request: Request,
  { kind, delay: milliseconds }: Fault,
  others: Partial<FaultAnswers> = {},
): Promise<Response | null> {
  if (kind === 'hang') return new Promise(() => {});
  if (kind !== 'slow') return { ...answers, ...others }[kind](request);
  const { epoch } = emulator;
  await delay(milliseconds);
  // A request from before a reset, such as in the previous test, must not reach the new data.
  return emulator.epoch === epoch ? null : HttpResponse.error();
}
