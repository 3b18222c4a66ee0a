import { CheckIcon } from '#frontend/ui/icons.ts';
import styles from './Comparison.module.css';
import { COMPARED } from './comparison.ts';

/** Plus and Premium, feature by feature; checkout links here as #plan-comparison. */
export function Comparison() {
  return (
    <section id="plan-comparison" className={styles.section} aria-labelledby="comparison-title">
      <h2 id="comparison-title">Compare Plus and Premium</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Feature</th>
            <th scope="col">Plus</th>
            <th scope="col">Premium</th>
          </tr>
        </thead>
        <tbody>
          {COMPARED.map(({ name, plus, premium }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <Included value={plus} />
              </td>
              <td>
                <Included value={premium} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Included({ value }: { value: boolean | string }) {
  if (typeof value === 'string') return value;
  return value ? (
    <>
      <CheckIcon size={20} stroke={2} aria-hidden="true" />
      <span className="visually-hidden">Included</span>
    </>
  ) : (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">Not included</span>
    </>
  );
}
