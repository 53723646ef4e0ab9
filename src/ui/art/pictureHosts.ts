/**
 * Where pictures of people may come from: the hosts on which the two providers of sign-ins, Google and GitHub,
 * keep them. The site's security policy reads the same list.
 */
export const pictureOrigins: readonly string[] = [
  'https://lh3.googleusercontent.com',
  'https://avatars.githubusercontent.com',
];
