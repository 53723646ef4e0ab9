import { refund } from '@/content/refund';
import { formatDay } from '@/features/catalogue/formatCourse';
import { absoluteUrl, paths } from '@/paths';
import { TextPage } from '@/ui/TextPage';

export function RefundPage() {
  const updated = { day: refund.updated, text: formatDay(refund.updated) };
  return <TextPage {...refund} canonical={absoluteUrl(paths.refund)} updated={updated} />;
}
