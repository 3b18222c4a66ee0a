import { PauseButton } from './PauseButton.tsx';
import { TESTIMONIALS } from './samples.ts';
import styles from './Testimonials.module.css';
import { useRotation } from './use-rotation.ts';

/** product.txt section 9. */
const EVERY_MS = 5_000;

/** One testimonial at a time, all in the same grid cell, so that the longest sets the height. */
export function Testimonials() {
  const { index, playing, toggle, show, holding } = useRotation({
    count: TESTIMONIALS.length,
    everyMs: EVERY_MS,
  });
  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label="Testimonials">
      <div className={styles.voices} {...holding}>
        {TESTIMONIALS.map(({ words, name, since }, place) => (
          <figure key={name} className={styles.voice} inert={place !== index}>
            <blockquote>
              <p>{words}</p>
            </blockquote>
            <figcaption>
              <strong>{name}</strong>
              <span>{since}</span>
            </figcaption>
          </figure>
        ))}
      </div>
      <div className={styles.controls}>
        {TESTIMONIALS.map(({ name }, place) => (
          <button
            key={name}
            type="button"
            className={styles.dot}
            aria-label={`Show testimonial ${place + 1} of ${TESTIMONIALS.length}`}
            aria-current={place === index || undefined}
            onClick={() => show(place)}
          />
        ))}
        <PauseButton what="testimonials" playing={playing} onToggle={toggle} />
      </div>
    </section>
  );
}
