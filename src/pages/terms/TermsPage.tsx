import { terms } from '@/content/terms';
import { formatDay } from '@/features/catalogue/formatCourse';
import { absoluteUrl, paths } from '@/paths';
import { TextPage } from '@/ui/TextPage';

export function TermsPage() {
  const updated = { day: terms.updated, text: formatDay(terms.updated) };
  return <TextPage {...terms} canonical={absoluteUrl(paths.terms)} updated={updated} />;
}
