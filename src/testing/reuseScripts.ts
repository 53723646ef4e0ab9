import vm, { Script } from 'node:vm';

const scripts = new Map<string, { source: string; script: Script }>();

const { compileFunction } = vm;

function scriptOf(source: string, parameters: readonly string[], filename: string): Script {
  const known = scripts.get(filename);
  if (known?.source === source) return known.script;
  const opening = `(function (${parameters.join(', ')}) {`;
  const script = new Script(`${opening}${source}\n})`, { filename, columnOffset: -opening.length });
  scripts.set(filename, { source, script });
  return script;
}

/**
 * Jest compiles every module again for every test file, including the thousand of MUI, React and MSW. A `Script` is
 * not bound to a context: compiled once per worker, it runs in the context of each test file.
 */
function compileOnce(
  ...[source, parameters = [], options = {}]: Parameters<typeof compileFunction>
): ReturnType<typeof compileFunction> {
  const { filename, parsingContext } = options;
  if (!filename || !parsingContext) return compileFunction(source, parameters, options);
  return scriptOf(source, parameters, filename).runInContext(parsingContext);
}

export function reuseScripts(): void {
  Object.assign(vm, { compileFunction: compileOnce });
}
