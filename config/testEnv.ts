/** Blanks every setting of a local `.env` file, which is not for tests: what the process is given goes before it. */
export const testEnv = {
  VITE_SUPABASE_URL: '',
  VITE_SUPABASE_ANON_KEY: '',
  VITE_ERROR_REPORTS: '',
  VITE_LEARNING: '',
  VITE_SITE_URL: '',
};
