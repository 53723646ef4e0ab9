import { absoluteUrl, paths } from '@/paths';
import { brand } from './brand';

/** The schema.org description of the organization that runs the site. */
export const organization = () => ({
  '@type': 'Organization',
  '@id': absoluteUrl('/#organization'),
  name: brand.name,
  url: absoluteUrl(paths.home),
  description: brand.tagline,
  logo: absoluteUrl('/icons/512.png'),
});

/** The schema.org description of the site and its search. */
export const website = () => ({
  '@type': 'WebSite',
  name: brand.name,
  url: absoluteUrl(paths.home),
  publisher: { '@id': absoluteUrl('/#organization') },
  potentialAction: {
    '@type': 'SearchAction',
    target: `${absoluteUrl(paths.courses)}?q={text}`,
    'query-input': 'required name=text',
  },
});
