import { answerJson } from './responses';
import type { Endpoint } from './call';

export const healthEndpoint: Endpoint = {
  name: 'health',
  path: '/health',
  methods: {
    GET: () =>
      answerJson({
        version: 'v2.197.0',
        name: 'GoTrue',
        description: 'GoTrue is a user registration and authentication API',
      }),
  },
};
