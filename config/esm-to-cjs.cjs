/**
 * Jest transform for the few packages that ship ES modules only. Jest runs in CommonJS mode
 * because its ESM mode links concurrent `import()` calls of lazy routes in a random order.
 */
const { createHash } = require('node:crypto');
const ts = require('typescript');

module.exports = {
  process(source, fileName) {
    const withFileUrl = source.replaceAll(
      'import.meta.url',
      "require('node:url').pathToFileURL(__filename).href",
    );
    const { outputText } = ts.transpileModule(withFileUrl, {
      fileName: fileName.replace(/\.mjs$/, '.js'),
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
      .update(ts.version + fileName + source)
      .digest('hex'),
};
