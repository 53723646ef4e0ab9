import type { Plugin } from 'vite';

export const startLine = (backend: string | undefined): string =>
  backend === undefined
    ? 'Offline:  sign in as ada@aiclub.example (analytical-engine); mails and users are in "Development tools" on every page'
    : `Accounts: ${backend}`;

/** Prints below the address of the development server where its accounts are and where mails arrive. */
export function startMessage({ backend }: { backend: string | undefined }): Plugin {
  return {
    name: 'start-message',
    configureServer(server) {
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        server.config.logger.info(`  ➜  ${startLine(backend)}`);
      };
    },
  };
}
