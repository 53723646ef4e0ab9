import { heroUri } from './heroArt';

/** The large drawing beside the first headline. Decorative. */
export function HeroArt({ className }: { className?: string | undefined }) {
  return <img className={className} src={heroUri} alt="" width={400} height={400} decoding="async" />;
}
