import { createContext, use } from 'react';

/** The site's name, which follows the title of every page. */
export const SiteName = createContext('');

interface PageHeadProps {
  /** What the tab and a search result show, without the site's name. */
  title: string;
  /** At most 160 characters. */
  description?: string | undefined;
  /** The one absolute address of this content; also turns on the preview tags of social networks. */
  canonical?: string | undefined;
  /** File name in `/social/`, without extension, of the 1200 by 630 picture that a shared link shows. */
  picture?: string | undefined;
  /** Keeps a page out of search engines: accounts, unknown addresses. */
  noIndex?: boolean | undefined;
}

/** Everything that a page says about itself to browsers, search engines and social networks. */
export function PageHead({
  title,
  description,
  canonical,
  picture = 'site',
  noIndex = false,
}: PageHeadProps) {
  const siteName = use(SiteName);
  return (
    <>
      <title>{`${title} | ${siteName}`}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {canonical !== undefined && (
        <>
          <link rel="canonical" href={canonical} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={siteName} />
          <meta property="og:title" content={title} />
          {description !== undefined && <meta property="og:description" content={description} />}
          <meta property="og:url" content={canonical} />
          <meta property="og:image" content={new URL(`/social/${picture}.png`, canonical).href} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
