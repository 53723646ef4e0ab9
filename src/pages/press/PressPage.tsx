import { press } from '@/content/press';
import { absoluteUrl, paths } from '@/paths';
import { TextPage } from '@/ui/TextPage';

export function PressPage() {
  return <TextPage {...press} canonical={absoluteUrl(paths.press)} />;
}
