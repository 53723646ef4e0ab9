import { paths } from '@/paths';

export interface NavigationLink {
  label: string;
  to: string;
}

export const mainNavigation: readonly NavigationLink[] = [
  { label: 'Home', to: paths.home },
  { label: 'Courses', to: paths.courses },
  { label: 'For Creators', to: paths.creators },
  { label: 'Pricing', to: paths.pricing },
];

export const companyLinks: readonly NavigationLink[] = [
  { label: 'About', to: paths.about },
  { label: 'Careers', to: paths.careers },
  { label: 'Press', to: paths.press },
  { label: 'Blog', to: paths.blog },
  { label: 'Contact', to: paths.contact },
];

export const supportLinks: readonly NavigationLink[] = [
  { label: 'Help Center', to: paths.help },
  { label: 'Terms of Service', to: paths.terms },
  { label: 'Privacy Policy', to: paths.privacy },
  { label: 'Refund Policy', to: paths.refund },
  { label: 'Affiliate Program', to: paths.affiliate },
];
