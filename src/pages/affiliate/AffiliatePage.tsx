import { affiliate } from '@/content/affiliate';
import { absoluteUrl, paths } from '@/paths';
import { TextPage } from '@/ui/TextPage';

export function AffiliatePage() {
  return <TextPage {...affiliate} canonical={absoluteUrl(paths.affiliate)} />;
}
