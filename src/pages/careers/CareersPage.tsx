import { careers } from '@/content/careers';
import { absoluteUrl, paths } from '@/paths';
import { TextPage } from '@/ui/TextPage';

export function CareersPage() {
  return <TextPage {...careers} canonical={absoluteUrl(paths.careers)} />;
}
