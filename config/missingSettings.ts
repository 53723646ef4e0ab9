/** Stands in links where nobody has said where the site will be published. */
export const exampleSiteUrl = 'https://aiclub.example';

interface Settings {
  backendUrl: string | undefined;
  siteUrl: string | undefined;
  isDemo: boolean;
}

/** What a build says of settings without which it is no good to publish. The demo needs none. */
export const missingSettings = ({ backendUrl, siteUrl, isDemo }: Settings): string[] => [
  ...(backendUrl === undefined
    ? ['No backend is configured (see .env.example): every page will say so instead of starting.']
    : []),
  ...(siteUrl === undefined && !isDemo
    ? [
        `VITE_SITE_URL is not set (see .env.example): canonical links, the sitemap and shared links will lead to ${exampleSiteUrl}.`,
      ]
    : []),
];
