/** Used in links if no address is configured. */
export const exampleSiteUrl = 'https://aiclub.example';

interface Settings {
  backendUrl: string | undefined;
  publishableKey: string | undefined;
  siteUrl: string | undefined;
  isDemo: boolean;
}

/** Warnings about settings without which a build should not be published. The demo needs none. */
export const missingSettings = ({ backendUrl, publishableKey, siteUrl, isDemo }: Settings): string[] => [
  ...(backendUrl === undefined || publishableKey === undefined
    ? ['No backend is configured (see .env.example): every page will say so instead of starting.']
    : []),
  ...(siteUrl === undefined && !isDemo
    ? [
        `VITE_SITE_URL is not set (see .env.example): canonical links, the sitemap and shared links will lead to ${exampleSiteUrl}.`,
      ]
    : []),
];
