import { answerJson } from './responses';
import type { Call, Endpoint } from './call';

async function list({ emulator }: Call): Promise<Response> {
  return answerJson({ keys: await emulator.publicKeys() }, { 'Cache-Control': 'public, max-age=600' });
}

export const jwksEndpoint: Endpoint = {
  name: 'jwks',
  path: '/.well-known/jwks.json',
  isOpen: true,
  methods: { GET: list },
};
