import { help } from '@/content/help';
import { absoluteUrl, paths } from '@/paths';
import { TextPage } from '@/ui/TextPage';

export function HelpPage() {
  return <TextPage {...help} canonical={absoluteUrl(paths.help)} />;
}
