/**
 * Jest transform for the few packages that ship ES modules or use dynamic imports. Jest runs in CommonJS mode because
 * its ESM mode links concurrent `import()` calls of lazy routes in a random order.
 */
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const ts = require('typescript');

const ownSource = readFileSync(__filename, 'utf8');

// Outside the package's functions, because inside a package may have a variable named `require`.
const importModule =
  'async function importModule(name) { return { default: require(name), ...require(name) }; }';

module.exports = {
  process(source, fileName) {
    const prepared = source
      .replaceAll('import.meta.url', "require('node:url').pathToFileURL(__filename).href")
      .replaceAll(/\bimport\(/g, 'importModule(');
    const { outputText } = ts.transpileModule(`${prepared}\n${importModule}\n`, {
      fileName: fileName.replace(/\.[cm]js$/, '.js'),
      compilerOptions: {
        module: ts.ModuleKind.CommonJS,
        target: ts.ScriptTarget.ES2022,
        allowJs: true,
        esModuleInterop: true,
      },
    });
    return { code: outputText };
  },
  getCacheKey: (source, fileName) =>
    createHash('sha1')
      .update(ts.version + ownSource + fileName + source)
      .digest('hex'),
};
