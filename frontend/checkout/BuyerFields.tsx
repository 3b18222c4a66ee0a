import type { UseFormReturnType } from '@mantine/form';
import { NativeSelect, TextInput } from '#frontend/ui/fields.ts';
import { COUNTRIES } from '#schema/rules/money/billing-form.ts';
import { asksWhere, type NotSoldIn, placeProblem } from '#schema/rules/money/not-sold.ts';
import { REGIONS } from '#schema/rules/money/regions.ts';
import styles from './BuyerFields.module.css';
import { ADDRESS_NAMES, type Buyer, COUNTRY_NAMES } from './buyer.ts';

interface BuyerFieldsProps {
  form: UseFormReturnType<Buyer>;
  /** Members buy for their own account. */
  emailIsFixed: boolean;
  withAddress: boolean;
  places: NotSoldIn;
}

export function BuyerFields({ form, emailIsFixed, withAddress, places }: BuyerFieldsProps) {
  return (
    <div className={styles.fields}>
      <TextInput
        className={styles.whole}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        readOnly={emailIsFixed}
        description={emailIsFixed ? undefined : 'For your account and your receipts'}
        {...form.getInputProps('email')}
      />
      <TextInput label="First name" autoComplete="given-name" {...form.getInputProps('firstName')} />
      <TextInput label="Last name" autoComplete="family-name" {...form.getInputProps('lastName')} />
      {withAddress && <AddressFields form={form} places={places} />}
      {!withAddress && asksWhere(places) && <PlaceFields form={form} places={places} />}
    </div>
  );
}

type PlaceProps = Pick<BuyerFieldsProps, 'form' | 'places'>;

function AddressFields({ form, places }: PlaceProps) {
  const names = ADDRESS_NAMES[form.values.country];
  return (
    <>
      <TextInput
        className={styles.whole}
        label="Address"
        autoComplete="street-address"
        {...form.getInputProps('address1')}
      />
      <div className={styles.place}>
        <TextInput label="City" autoComplete="address-level2" {...form.getInputProps('city')} />
        <StateField form={form} places={places} />
        <TextInput
          label={names.postalCode}
          autoComplete="postal-code"
          {...form.getInputProps('postalCode')}
        />
      </div>
      <CountryField form={form} isWide />
    </>
  );
}

/** All that a checkout without an address asks where something is not sold everywhere. */
function PlaceFields({ form, places }: PlaceProps) {
  const asksState = !!places[form.values.country];
  return (
    <>
      <CountryField form={form} isWide={!asksState} />
      {asksState && <StateField form={form} places={places} />}
    </>
  );
}

function CountryField({ form, isWide }: Pick<BuyerFieldsProps, 'form'> & { isWide: boolean }) {
  return (
    <NativeSelect
      className={isWide ? styles.whole : undefined}
      label="Country"
      autoComplete="country"
      data={COUNTRIES.map((country) => ({ value: country, label: COUNTRY_NAMES[country] }))}
      {...form.getInputProps('country')}
    />
  );
}

/** Chosen from a list where the answer decides whether we may sell. */
function StateField({ form, places }: PlaceProps) {
  const { country } = form.values;
  const label = ADDRESS_NAMES[country].state;
  if (!places[country])
    return <TextInput label={label} autoComplete="address-level1" {...form.getInputProps('state')} />;
  const problem = placeProblem(places, form.values);
  const regions = Object.entries(REGIONS[country]).map(([value, name]) => ({ value, label: name }));
  return (
    <NativeSelect
      label={label}
      autoComplete="address-level1"
      data={[{ value: '', label: 'Choose' }, ...regions]}
      {...form.getInputProps('state')}
      // At once: nobody should type a card first.
      error={problem?.isRefusal ? problem.text : form.errors.state}
    />
  );
}
