import { publicSettings } from '@mocks/service/settings';
import { answerJson } from './responses';
import type { Endpoint } from './call';

export const settingsEndpoint: Endpoint = {
  name: 'settings',
  path: '/settings',
  methods: { GET: ({ emulator }) => answerJson(publicSettings(emulator.settings)) },
};
