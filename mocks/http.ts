import { parseArgs } from 'node:util';
import { createControl } from './controlServer';
import { emulator } from './emulator';
import { createHandlers } from './handlers';
import { createHttpServer } from './httpServer';
import { applySettings } from './settingsArguments';
import { isPresetName, presets } from './service/settings';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '54321' },
    host: { type: 'string', default: '127.0.0.1' },
    preset: { type: 'string', default: 'hosted' },
    set: { type: 'string', multiple: true, default: [] },
    root: { type: 'boolean', default: false },
    control: { type: 'boolean', default: false },
  },
});

if (!isPresetName(values.preset)) {
  throw new Error(`There is no preset ${values.preset}; there are ${Object.keys(presets).join(', ')}`);
}
emulator.start({ ...presets[values.preset], ...applySettings(values.set) });

const prefix = values.root ? '' : '/auth/v1';
const middleware = values.control ? createControl(emulator, values.host) : undefined;
const server = createHttpServer(createHandlers(emulator, { prefix }), middleware);

server.on('error', (error) => {
  console.error(error.message);
  process.exitCode = 1;
});

server.listen(Number(values.port), values.host, () => {
  console.log(
    `Auth emulator at http://${values.host}:${values.port}${prefix} (API key ${emulator.settings.apiKey})`,
  );
  if (!values.root)
    console.log(`Functions of the database at http://${values.host}:${values.port}/rest/v1/rpc`);
  if (values.control) console.log(`Control at http://${values.host}:${values.port}/emulator/`);
});
