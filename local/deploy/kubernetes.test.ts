import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '#local/system/child-process.ts';

/* deploy/kubernetes by the schemas of Kubernetes and of CloudNativePG, and what its files say of one another. */

interface Thing {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  // biome-ignore lint/suspicious/noExplicitAny: each kind has a specification of its own, and its schema has judged it.
  spec: any;
}

const folder = join(root, 'deploy', 'kubernetes');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const kustomization = parse(read('kustomization.yaml'));
const thingsIn = (name: string): Thing[] => parseAllDocuments(read(name)).map((one) => one.toJS());
const things: Thing[] = [...kustomization.resources, 'restore.yaml.example'].flatMap(thingsIn);
const named = (kind: string) =>
  things.filter((each) => each.kind === kind).map(({ metadata }) => metadata.name);

/** The schema of a kind; null for those of the Barman Cloud plugin, which no package carries. */
async function modelOf({ apiVersion, kind }: Thing) {
  if (apiVersion.startsWith('barmancloud.')) return null;
  const own = apiVersion.startsWith('postgresql.cnpg.io/')
    ? '@kubernetes-models/cloudnative-pg'
    : 'kubernetes-models';
  return (await import(`${own}/${apiVersion}`))[kind];
}

test.each(things.map((thing) => [`${thing.kind} ${thing.metadata.name}`, thing] as const))(
  '%s is what its schema says',
  async (_name, thing) => {
    const Model = await modelOf(thing);
    if (Model) expect(() => new Model(thing).validate()).not.toThrow();
    else expect(thing.kind).toBe('ObjectStore');
  },
);

test('the schemas refuse what is wrong', async () => {
  const [deployment] = things.filter(({ kind }) => kind === 'Deployment');
  if (!deployment) throw new Error('There is none');
  const wrong = structuredClone(deployment);
  wrong.spec.template.spec.containers[0].ports[0].containerPort = 'http';
  const Model = await modelOf(wrong);
  expect(() => new Model(wrong).validate()).toThrow('containerPort');
});

test('every file is a part, and every part a file', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml');
  expect([...kustomization.resources].sort()).toEqual(files.sort());
  const [secret] = kustomization.secretGenerator;
  for (const name of secret.envs) expect(existsSync(join(folder, `${name}.example`))).toBe(true);
});

const pods = things.flatMap(({ kind, spec }) =>
  ['Deployment', 'Job'].includes(kind) ? [spec.template.spec] : [],
);

test('no container of ours runs as root, writes outside of its volumes or keeps a capability', () => {
  expect(pods).toHaveLength(3);
  for (const { securityContext, containers, automountServiceAccountToken } of pods) {
    expect(automountServiceAccountToken).toBe(false);
    expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    for (const container of containers)
      expect(container.securityContext).toEqual({
        ...{ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true },
        capabilities: { drop: ['ALL'] },
      });
  }
});

test('what is restored is the cluster that was lost, with an archive of its own', () => {
  const [lost, restored] = things.filter(({ kind }) => kind === 'Cluster');
  if (!lost || !restored) throw new Error('There are two');
  expect(restored.metadata.name).toBe(lost.metadata.name);
  const { bootstrap, externalClusters, plugins, ...rest } = restored.spec;
  expect(lost.spec).toMatchObject(rest);
  expect(Object.keys(lost.spec).sort()).toEqual(Object.keys({ bootstrap, plugins, ...rest }).sort());
  const archiveOf = ({ parameters }: { parameters: { serverName: string } }) => parameters.serverName;
  const from = archiveOf(externalClusters[0].plugin);
  expect([from, archiveOf(plugins[0]) === from]).toEqual([lost.metadata.name, false]);
});

test('gateways are reached by the Ingress controller alone, metrics by Prometheus alone', () => {
  const [policy] = things.filter(({ kind }) => kind === 'NetworkPolicy');
  const rules: { from: unknown[]; ports: { port: string }[] }[] = policy?.spec.ingress;
  expect(rules.map(({ ports }) => ports.map(({ port }) => port))).toEqual([['http'], ['metrics']]);
  for (const { from } of rules) expect(from).toEqual([{ namespaceSelector: expect.anything() }]);
});

test('what one names the other has', () => {
  const secrets = [
    ...kustomization.secretGenerator.map(({ name }: { name: string }) => name),
    'chalkline-app',
  ];
  const maps = kustomization.configMapGenerator.map(({ name }: { name: string }) => name);
  for (const { containers, volumes = [] } of pods) {
    for (const { env, envFrom = [], volumeMounts = [] } of containers) {
      for (const { secretRef, configMapRef } of envFrom)
        expect(secretRef ? secrets : maps).toContain((secretRef ?? configMapRef).name);
      for (const { valueFrom } of env) if (valueFrom) expect(secrets).toContain(valueFrom.secretKeyRef.name);
      const mounted = volumeMounts.map(({ name }: { name: string }) => name).sort();
      expect(mounted).toEqual(volumes.map(({ name }: { name: string }) => name).sort());
    }
    for (const { secret, persistentVolumeClaim } of volumes) {
      if (secret) expect(secrets).toContain(secret.secretName);
      if (persistentVolumeClaim)
        expect(named('PersistentVolumeClaim')).toContain(persistentVolumeClaim.claimName);
    }
  }
  const apps = things.flatMap(({ spec }) => spec?.template?.metadata?.labels?.app ?? []);
  for (const { spec } of things.filter(({ kind }) => ['PodDisruptionBudget', 'Service'].includes(kind)))
    expect(apps).toContain((spec.selector.matchLabels ?? spec.selector).app);
  for (const { spec } of things.filter(({ kind }) => kind === 'HorizontalPodAutoscaler'))
    expect(named('Deployment')).toContain(spec.scaleTargetRef.name);
});
