/** What the build knows of the backend; empty strings where nothing is configured. */
declare const __APP_ENV__: {
  readonly supabaseUrl: string;
  readonly supabaseAnonKey: string;
  readonly errorReports?: string | undefined;
};

/** True in the development server without a configured backend and in the demo build. */
declare const __USE_MOCKS__: boolean;

/** True in development and in the demo build, which show the component sheet at `/theme`. */
declare const __SHOW_THEME__: boolean;

/**
 * True with the emulator and with VITE_LEARNING=on: courses can be taken. Otherwise Enroll Now only shows its alert,
 * and no database is called. Used right beside an `import()`, because a build without learning would otherwise
 * contain chunks that it never loads.
 */
declare const __LEARNING__: boolean;

/** Where the site will be published, such as https://aiclub.example; without a slash at the end. */
declare const __SITE_URL__: string;

/** In the service worker: the files of a release to precache, each with the hash of its content. */
declare const __PRECACHED__: readonly { url: string; revision: string | null; integrity: string }[];

/** In the demo's worker: the name of the release. */
declare const __RELEASE__: string;

/** What Trusted Types require in place of a string; TypeScript's DOM types lack it so far. */
interface TrustedScriptAddress {
  toJSON(): string;
}

interface TrustedPolicy {
  createScriptURL(url: string): TrustedScriptAddress;
}

interface Navigator {
  /** Not in every browser. */
  readonly connection?: { readonly saveData?: boolean };
}

interface Window {
  /** Not in every browser. */
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(url: string): string }): TrustedPolicy;
  };
}

interface ServiceWorkerContainer {
  register(address: string | TrustedScriptAddress): Promise<ServiceWorkerRegistration>;
}
