/** What the build knows of the backend; empty strings where nothing is configured. */
declare const __APP_ENV__: { readonly supabaseUrl: string; readonly supabaseAnonKey: string };

/** True in the development server without a configured backend and in the demo build. */
declare const __USE_MOCKS__: boolean;

/** Where the site will be published, such as https://aiclub.example; without a slash at the end. */
declare const __SITE_URL__: string;
