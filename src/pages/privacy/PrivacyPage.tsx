import { privacy } from '@/content/privacy';
import { formatDay } from '@/features/catalogue/formatCourse';
import { absoluteUrl, paths } from '@/paths';
import { TextPage } from '@/ui/TextPage';

export function PrivacyPage() {
  const updated = { day: privacy.updated, text: formatDay(privacy.updated) };
  return <TextPage {...privacy} canonical={absoluteUrl(paths.privacy)} updated={updated} />;
}
