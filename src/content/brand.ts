export const brand = {
  name: 'AI Club',
  tagline:
    'The premier AI education platform for creators looking to master AI and build sustainable income streams.',
  copyright: '© 2025 AI Club. All rights reserved.',
} as const;
