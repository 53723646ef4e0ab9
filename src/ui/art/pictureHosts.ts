/**
 * Where pictures of people may come from: the hosts of the two sign-in providers, Google and GitHub. The site's
 * security policy reads the same list.
 */
export const pictureOrigins: readonly string[] = [
  'https://lh3.googleusercontent.com',
  'https://avatars.githubusercontent.com',
];
