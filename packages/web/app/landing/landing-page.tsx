import { pageMeta } from '#web/document/page-meta.ts';
import { tagline } from '#web/document/shop-details.ts';
import { SignedIn, SignedOut } from '#web/session/signed-in.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PauseIcon, PlayIcon } from '#web/ui/images/icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { BackgroundVideo } from './background-video.tsx';
import { TypingHeadline } from './typing-headline.tsx';
import { useGentleMotion } from './use-gentle-motion.ts';

export const meta = pageMeta({
  title: 'Mathappu: fireworks for Diwali, weddings, festivals and celebrations',
  description: `${tagline}. Order online, delivered free in Tamil Nadu, with cash on delivery.`,
});

export default function LandingPage() {
  const [isPlaying, setPlaying] = useGentleMotion();
  return (
    <section className="night relative grid min-h-[calc(100svh-4rem)] items-center bg-paper">
      <BackgroundVideo isPlaying={isPlaying} onRefused={() => setPlaying(false)} />
      <div className="page-column relative py-16">
        <TypingHeadline isPlaying={isPlaying} />
        <p className="mt-5 max-w-prose text-xl">{tagline}</p>
        <div className="mt-8 flex flex-wrap gap-4">
          <LinkButton to="/products" size="lg" prefetch="intent">
            Our Products
          </LinkButton>
          <SignedIn>
            <LinkButton to="/contact" size="lg" variant="secondary" prefetch="intent">
              Contact
            </LinkButton>
          </SignedIn>
          <SignedOut>
            <LinkButton to="/login" size="lg" variant="secondary" prefetch="intent">
              Login
            </LinkButton>
          </SignedOut>
        </div>
      </div>
      <div className="absolute right-4 bottom-4 rounded-md bg-surface">
        <IconButton
          label={isPlaying ? 'Pause background and headline' : 'Play background and headline'}
          icon={isPlaying ? <PauseIcon /> : <PlayIcon />}
          onClick={() => setPlaying(!isPlaying)}
        />
      </div>
    </section>
  );
}
